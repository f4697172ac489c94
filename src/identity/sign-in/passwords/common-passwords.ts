/** Passwords that people choose most, in lower case; those of at least eight characters are 17,950. */
export type CommonPasswords = ReadonlySet<string>;

/** Reads the list on first use: it is half a megabyte, which a process that only shows pages does not need. */
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
