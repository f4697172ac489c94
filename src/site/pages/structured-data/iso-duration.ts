/** The ISO 8601 duration of milliseconds, such as `PT1M12S`. */
export function isoDuration(milliseconds: number): string {
	const seconds = Math.floor(milliseconds / 1000);
	return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}

const hoursAndMinutes = /^(?:(\d{1,3}) ?h(?:oras?)?)?(?: ?y? ?)(?:(\d{1,3}) ?min(?:utos?)?)?$/;

/** The ISO 8601 duration of words such as "45 min" or "1 h 20 min"; undefined for others. */
export function isoDurationOf(words: string): string | undefined {
	const [, hours, minutes] = hoursAndMinutes.exec(words.trim().replace(/\.$/, '')) ?? [];
	if (hours === undefined && minutes === undefined) return undefined;
	return `PT${hours === undefined ? '' : `${Number(hours)}H`}${minutes === undefined ? '' : `${Number(minutes)}M`}`;
}
