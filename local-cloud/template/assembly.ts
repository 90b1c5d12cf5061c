/**
 * Reads the output of `cdk synth`: the stack, its template, and where its assets are. Used by the
 * composition root. Own code, because the CDK toolkit's packages would add a megabyte of code to
 * read three JSON files.
 */
import { join } from 'node:path';
import { TemplateError, type Template } from './template.ts';
import { readJson } from '../read-json.ts';

interface Manifest {
  artifacts: Record<
    string,
    { type: string; properties?: { templateFile?: string; stackName?: string; file?: string } }
  >;
}

interface AssetManifest {
  files?: Record<
    string,
    { source: { path?: string }; destinations: Record<string, { objectKey: string }> }
  >;
}

export interface Assembly {
  stackName: string;
  template: Template;
  /**
   * The path of an asset's directory or file, by the key of the asset's object in the assets
   * bucket.
   */
  assetPath: (objectKey: string) => string;
}

export function readAssembly(directory: string): Assembly {
  const manifest = readJson<Manifest>(join(directory, 'manifest.json'));
  const artifacts = Object.entries(manifest.artifacts);
  const stacks = artifacts.filter(([, { type }]) => type === 'aws:cloudformation:stack');
  const [stack] = stacks;
  if (!stack || stacks.length > 1) {
    throw new TemplateError(`The local cloud runs one stack; the assembly has ${stacks.length}`);
  }
  const [id, { properties }] = stack;
  const assets = artifacts
    .filter(([, { type }]) => type === 'cdk:asset-manifest')
    .map(([, artifact]) => artifact.properties?.file ?? '')
    .map((file) => readJson<AssetManifest>(join(directory, file)));
  return {
    stackName: properties?.stackName ?? id,
    template: readJson<Template>(
      join(directory, properties?.templateFile ?? `${id}.template.json`),
    ),
    assetPath: assetIndex(directory, assets),
  };
}

function assetIndex(directory: string, manifests: AssetManifest[]): (objectKey: string) => string {
  const paths = new Map<string, string>();
  for (const { source, destinations } of manifests.flatMap(({ files }) =>
    Object.values(files ?? {}),
  )) {
    for (const { objectKey } of Object.values(destinations)) {
      if (source.path) paths.set(objectKey, join(directory, source.path));
    }
  }
  return (objectKey) => {
    const path = paths.get(objectKey);
    if (!path) throw new TemplateError(`The assembly has no asset ${objectKey}`);
    return path;
  };
}
