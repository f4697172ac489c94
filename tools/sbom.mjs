// `npm run sbom -- FILE`: lists all packages in the program, with versions, digests and licences, in CycloneDX (S03).
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './prepare.mjs';

const [file = 'dist/kiosco.cdx.json'] = process.argv.slice(2);
const made = spawnSync(
	'npm',
	['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only', '--loglevel=error'],
	{
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 2 ** 26,
	},
);
if (made.status !== 0) {
	process.stderr.write(made.stderr);
	process.exit(1);
}
const list = JSON.parse(made.stdout);
// npm writes the name of the folder as that of the program.
list.metadata.component.name = 'kiosco';
writeFileSync(resolve(root, file), `${JSON.stringify(list, undefined, '\t')}\n`);
process.stdout.write(`${list.components.length} packages are in ${file}\n`);
