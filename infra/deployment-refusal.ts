/**
 * The error of a deployment that can't continue yet. Its message is for the person who started the
 * deployment.
 */
export class DeploymentRefusal extends Error {
  override readonly name = 'DeploymentRefusal';
}
