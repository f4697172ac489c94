import { join } from 'node:path';

/** Where the files that readers send to open calls are in a data directory. */
export const applicationsFolderIn = (dataDir: string): string => join(dataDir, 'applications');
