/**
 * Thrown if a deployment can't continue. Its message says what the person who started the
 * deployment must do.
 */
export class DeploymentRefusal extends Error {
  override readonly name = 'DeploymentRefusal';
}
