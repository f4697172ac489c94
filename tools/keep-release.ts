// Stores the schema of the version that is being released. A test then checks that the next schema still has what that version relies on (O09).
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { productMigrations } from '../tests/support/databases/product-migrations.ts';
import { schemaOf } from '../tests/support/databases/schema-of.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'kiosco-release-'));
const database = await openDatabase({ dataDir, log: createLog({ level: 'error', format: 'json' }) });
await database.migrate(productMigrations);
writeFileSync('tests/release/schema.json', `${JSON.stringify(await schemaOf(database), undefined, '\t')}\n`);
await database.close();
await rm(dataDir, { recursive: true });
