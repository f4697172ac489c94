/** Where the browser keeps the speed of the voice that the reader chose last. */
const key = 'kiosco-voice-speed';

/** The kept speed when it is one of `speeds`, else the usual one. */
export function keptSpeed(speeds: readonly string[]): string {
	try {
		return speeds.find((speed) => speed === localStorage.getItem(key)) ?? '1';
	} catch {
		return '1';
	}
}

export function keepSpeed(speed: string): void {
	try {
		localStorage.setItem(key, speed);
	} catch {
		// Without storage, the next story is read at the usual speed.
	}
}
