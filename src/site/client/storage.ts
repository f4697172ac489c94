// Web storage, which the reader may have forbidden: then nothing is stored, and reading returns null.

export function read(key: string, open: () => Storage = () => localStorage): string | null {
	try {
		return open().getItem(key);
	} catch {
		return null;
	}
}

export function write(key: string, text: string): void {
	try {
		localStorage.setItem(key, text);
	} catch {}
}
