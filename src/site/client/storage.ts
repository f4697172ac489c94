// Storage may be forbidden; a page then remembers as long as it is open.

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
