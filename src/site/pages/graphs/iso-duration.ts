/** The ISO 8601 duration of milliseconds, such as `PT1M12S`. */
export function isoDuration(milliseconds: number): string {
	const seconds = Math.floor(milliseconds / 1000);
	return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}
