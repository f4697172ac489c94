/** The most common passwords, in lower case; 17,950 of them have at least eight characters. */
export type CommonPasswords = ReadonlySet<string>;

/** Loads the list on first use: it takes half a megabyte, which a process that only serves pages does not need. */
export function commonPasswordList(): () => Promise<CommonPasswords> {
	let list: Promise<CommonPasswords> | undefined;
	return () => {
		list ??= readList();
		return list;
	};
}

async function readList(): Promise<CommonPasswords> {
	const { default: words } = await import('@zxcvbn-ts/language-common/src/passwords.json', { with: { type: 'json' } });
	return new Set(words);
}
