// Shows the button that reads a story aloud where the browser has a Spanish voice, and keeps the place at which a reader leaves the story.
// Needs the browser: it alone knows its voices and where the reader is. Without scripts neither is offered.
import { keepPlace, offerPlace } from './reading-place.ts';
import { spanishVoice } from './spanish-voice.ts';

/** Offers what the browser can do for this story. */
export function mount(element: HTMLElement): void {
	const text = element.closest<HTMLElement>('[data-story-text]');
	const offer = element.querySelector<HTMLElement>('[data-left-here]');
	offerVoice(element.querySelector<HTMLElement>('[data-listen=start]'));
	if (text === null || offer === null) return;
	offerPlace(text, offer);
	keepPlace(text);
}

// Browsers load their voices late, some in several steps.
function offerVoice(button: HTMLElement | null): void {
	if (button === null || !('speechSynthesis' in window)) return;
	const update = () => button.toggleAttribute('data-voice', spanishVoice() !== undefined);
	speechSynthesis.addEventListener('voiceschanged', update);
	update();
}
