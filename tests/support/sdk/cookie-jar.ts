type Cookie = { readonly name: string; readonly value: string; readonly attributes: Readonly<Record<string, string>> };

/**
 * The cookies behind `document.cookie`. As in browsers, one name may have a cookie for each of two domains: the SDK removes a cookie without a
 * domain when it starts, and must not remove its own.
 */
export class CookieJar {
	readonly #cookies = new Map<string, Cookie>();

	read(): string {
		return this.all()
			.map(({ name, value }) => `${name}=${value}`)
			.join('; ');
	}

	write(line: string): void {
		const cookie = parse(line);
		const key = `${cookie.name} ${cookie.attributes.domain ?? ''}`;
		if (Number(cookie.attributes['max-age'] ?? 1) <= 0) this.#cookies.delete(key);
		else this.#cookies.set(key, cookie);
	}

	/** All cookies, with their attributes in lower case. */
	all(): readonly Cookie[] {
		return [...this.#cookies.values()];
	}

	find(name: string): Cookie | undefined {
		return this.all().find((cookie) => cookie.name === name);
	}
}

function parse(line: string): Cookie {
	const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
	const attributes = rest.filter((part) => part !== '').map(split);
	const [name, value] = split(pair);
	return { name, value, attributes: Object.fromEntries(attributes.map(([key, text]) => [key.toLowerCase(), text])) };
}

function split(part: string): [string, string] {
	const at = part.indexOf('=');
	return at === -1 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
}
