import { readFile } from 'node:fs/promises';
import type { FileDefinition } from '../../file-definition.ts';

/**
 * `/ads.txt`: who may sell the ads of the site (IAB Tech Lab, ads.txt 1.1), as the operator's file says it now. Without a file there is none,
 * which buyers read as no statement. One that cannot be read is a fault: buyers then keep the last one, and so does our cache.
 */
export const ads: FileDefinition = {
	freshFor: 300,
	async make({ siteFiles }) {
		const file = siteFiles?.adsTxtFile;
		return file === undefined ? undefined : { contentType: 'text/plain; charset=utf-8', body: await readFile(file, 'utf8') };
	},
};
