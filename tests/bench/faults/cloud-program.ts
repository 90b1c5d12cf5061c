/** The local cloud of the faults bench, in a process of its own that can be killed. */
import { startLocalCloud, type LocalCloudOptions } from '../../../local-cloud/local-cloud.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as Omit<LocalCloudOptions, 'tellCode'>;
const cloud = await startLocalCloud({ ...options, tellCode: () => undefined });
process.on('message', () => {
  void cloud.close(1000).finally(() => process.exit(0));
});
process.on('disconnect', () => process.exit(1));
const reconciler = cloud.functions
  .all()
  .find(({ definition }) => definition.logicalId.startsWith('ReconcilerFunction'));
process.send?.({ outputs: cloud.outputs, reconciler: reconciler?.definition.name });
