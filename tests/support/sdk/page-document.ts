import type { CookieJar } from './cookie-jar.ts';

/** What third-party scripts do to a page, by address. All other scripts fail to load. */
export type Scripts = Map<string, () => void>;

type Script = { id?: string; src?: string; onload?(): void; onerror?(): void };

export type DocumentParts = {
	readonly cookies: CookieJar;
	/** Elements by id; scripts added to the page are added here. */
	readonly elements: Map<string, unknown>;
	readonly scripts: Scripts;
	/** Addresses of the scripts that the page requested, the oldest first. */
	readonly asked: string[];
};

/** The part of `document` that the SDK uses. */
export function pageDocument({ cookies, elements, scripts, asked }: DocumentParts) {
	const run = (script: Script) => {
		const does = scripts.get(script.src ?? '');
		does?.();
		if (does) script.onload?.();
		else script.onerror?.();
	};
	const appendChild = (script: Script) => {
		asked.push(script.src ?? '');
		elements.set(script.id || `script ${asked.length}`, script);
		setImmediate(run, script);
	};
	return {
		get cookie() {
			return cookies.read();
		},
		set cookie(line: string) {
			cookies.write(line);
		},
		createElement: (): Script => ({}),
		getElementById: (id: string) => elements.get(id) ?? null,
		querySelector: (selector: string) => asked.find((address) => selector === `[src="${address}"]`) ?? null,
		body: { appendChild },
		head: { appendChild },
	};
}
