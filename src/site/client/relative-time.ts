/** Updates texts such as "Hace 5 minutos" when the page opens and every minute; the words are in the elements (UI-06, UI-07). */
export function updateRelativeTimes(page: HTMLElement): void {
	const update = () => {
		for (const time of page.querySelectorAll<HTMLTimeElement>('time[data-ago]')) {
			const label = relativeLabel(Date.now() - Date.parse(time.dateTime), (time.dataset.ago ?? '').split('|'));
			if (label !== undefined && label !== time.textContent) time.textContent = label;
			else if (label === undefined && time.title !== '') time.textContent = time.title;
		}
	};
	update();
	setInterval(update, 60_000);
}

/** The label of an age in ms; undefined from 24 hours on. `words`: one minute, n minutes, one hour, n hours, with `#` for n. */
export function relativeLabel(age: number, words: readonly string[]): string | undefined {
	const minutes = Math.max(1, Math.floor(age / 60_000));
	if (minutes < 60) return word(minutes, words[0], words[1]);
	const hours = Math.floor(minutes / 60);
	return hours < 24 ? word(hours, words[2], words[3]) : undefined;
}

function word(n: number, one: string | undefined, many: string | undefined): string | undefined {
	return n === 1 ? one : many?.replace('#', String(n));
}
