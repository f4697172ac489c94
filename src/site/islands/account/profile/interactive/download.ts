/** Downloads a text as a JSON file. */
export function download(text: string, name: string): void {
	const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
	Object.assign(document.createElement('a'), { href: url, download: name }).click();
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
