/** Reads the arguments of a command that takes one folder and nothing else; returns what is wrong with them otherwise. */
export function oneFolder([folder, ...others]: readonly string[]): { readonly folder: string } | string {
	if (folder === undefined) return 'the folder is missing';
	if (folder.startsWith('-')) return `there is no option ${folder}`;
	return others.length > 0 ? `one folder is enough: ${folder}` : { folder };
}
