import { readFile } from 'node:fs/promises';
import type { FileDefinition } from '../../file-definition.ts';

/**
 * `/ads.txt`: who may sell the ads of the site (IAB Tech Lab, ads.txt 1.1), as the operator's file says it now. Without such a setting the
 * path has no file, which buyers read as no statement. A file that cannot be read is a fault: buyers and our cache then keep the last one.
 */
export const ads: FileDefinition = {
	freshFor: 300,
	async make({ siteFiles }) {
		const file = siteFiles?.adsTxtFile;
		return file === undefined ? undefined : { contentType: 'text/plain; charset=utf-8', body: await readFile(file, 'utf8') };
	},
};
