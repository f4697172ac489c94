import { read, write } from '../../client/storage.ts';

/** Where the browser keeps the speed of the voice that the reader chose last. */
const key = 'kiosco-voice-speed';

/** The kept speed when it is one of `speeds`, else the usual one. */
export function keptSpeed(speeds: readonly string[]): string {
	const kept = read(key);
	return speeds.find((speed) => speed === kept) ?? '1';
}

/** Without storage, the next story is read at the usual speed. */
export const keepSpeed = (speed: string): void => write(key, speed);
