/** Makes each chapter's button play from its start, and marks the chapter that is played. */
export function markMediaChapters(media: HTMLMediaElement, chapters: readonly HTMLButtonElement[], play: () => void): void {
	const startOf = ({ dataset }: HTMLButtonElement): number => Number(dataset.startMs) / 1_000;
	for (const chapter of chapters) {
		chapter.addEventListener('click', () => {
			media.currentTime = startOf(chapter);
			play();
		});
		chapter.disabled = false;
	}
	media.addEventListener('timeupdate', () => {
		const current = chapters.findLast((chapter) => startOf(chapter) <= media.currentTime);
		for (const chapter of chapters) {
			if (chapter === current) chapter.setAttribute('aria-current', 'true');
			else chapter.removeAttribute('aria-current');
		}
	});
}
