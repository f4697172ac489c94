// Reads a story aloud, sentence by sentence, with a voice of the browser. Needs the browser: the voices are there. Without scripts, and where
// the browser has no Spanish voice, the button is not shown.
import { Narration } from './narration.ts';
import { sentencesOf } from './sentences.ts';
import { keepSpeed, keptSpeed } from './voice-speed.ts';

/** Makes the button read the story, and the bar steer the voice. */
export function mount(element: HTMLElement): void {
	const part = (name: string) => element.querySelector<HTMLElement>(`[data-listen=${name}]`);
	const [start, bar, speed] = [part('start'), part('bar'), element.querySelector('select')];
	const status = element.querySelector<HTMLElement>('[role=status]');
	const text = element.closest<HTMLElement>('[data-story-text]');
	if (!start || !bar || !speed || !status || !text) return;
	speed.value = keptSpeed([...speed.options].map(({ value }) => value));
	const narration = new Narration({ bar, start, status, speed: () => Number(speed.value) });
	const acts: Readonly<Record<string, () => void>> = {
		start: () => narration.start(sentencesOf(text)),
		pause: () => narration.pause(),
		resume: () => narration.resume(),
		back: () => narration.move(-1),
		forward: () => narration.move(1),
		stop: () => narration.stop(),
	};
	for (const [name, act] of Object.entries(acts)) part(name)?.addEventListener('click', act);
	speed.addEventListener('change', () => {
		keepSpeed(speed.value);
		narration.move(0);
	});
	bar.addEventListener('keydown', ({ key }) => key === 'Escape' && narration.stop());
	// Some browsers go on speaking on the next page.
	addEventListener('pagehide', () => narration.stop());
}
