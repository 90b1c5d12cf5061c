/**
 * Refuses a cloud assembly whose functions are not bundled. For example, `cdk ls` leaves such an
 * assembly: each function's code is the whole checkout, about 200 MB to zip and upload.
 */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { DeploymentRefusal } from '../../deployment-refusal.ts';
import { readJson } from '../../read-json.ts';

interface AssetManifest {
  files: Record<string, { displayName?: string; source: { path?: string } }>;
}

/**
 * @param assembly the folder of the assembly, such as `cdk.out`.
 * @throws {DeploymentRefusal} if an asset is outside the assembly, or the assembly does not contain
 * the stage.
 */
export function judgeAssembly(assembly: string, stage: string): void {
  const remedy = `run npx cdk synth --quiet -c stage=${stage}, or deploy without --built.`;
  const file = join(assembly, `FormAutomation-${stage}.assets.json`);
  if (!existsSync(file)) {
    throw new DeploymentRefusal(`${assembly} does not hold the stage: ${remedy}`);
  }
  const manifest = readJson<AssetManifest>(file);
  const [first, ...others] = Object.values(manifest.files).filter(
    ({ source }) => source.path !== undefined && isOutside(assembly, source.path),
  );
  if (!first) return;
  throw new DeploymentRefusal(
    `${assembly} was made without bundling its functions ` +
      `(${first.displayName ?? first.source.path} and ${others.length} more): ${remedy}`,
  );
}

function isOutside(assembly: string, asset: string): boolean {
  return relative(assembly, resolve(assembly, asset)).startsWith('..');
}
