/** A deployment that can't go ahead yet. Its message is for the person who started it. */
export class DeploymentRefusal extends Error {
  override readonly name = 'DeploymentRefusal';
}
