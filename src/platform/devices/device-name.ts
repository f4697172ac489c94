// Names browser and system from a `User-Agent`, such as `Safari en iPhone`.
type NamedPattern = readonly [pattern: RegExp, name: string];

/** The first match counts: Edge and Opera also say Chrome, and Chrome says Safari. */
const browsers: readonly NamedPattern[] = [
	[/\bEdgA?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\bFirefox\/|\bFxiOS\//, 'Firefox'],
	[/\bChrome\/|\bCriOS\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
];
const systems: readonly NamedPattern[] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b/, 'Mac'],
	[/\bLinux\b/, 'Linux'],
];

function firstMatch(patterns: readonly NamedPattern[], text: string): string | undefined {
	for (const [pattern, name] of patterns) if (pattern.test(text)) return name;
	return undefined;
}

/** The name of a device in lists; `Otro dispositivo` when the `User-Agent` names neither browser nor system. */
export function deviceName(userAgent: string): string {
	const text = userAgent.slice(0, 500);
	const names = [firstMatch(browsers, text), firstMatch(systems, text)].filter((name) => name !== undefined);
	return names.join(' en ') || 'Otro dispositivo';
}
