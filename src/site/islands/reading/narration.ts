import { markSpoken } from './mark-spoken.ts';
import type { Sentence } from './sentences.ts';
import { spanishVoice } from './spanish-voice.ts';

type NarrationElements = {
	readonly bar: HTMLElement;
	/** The button that began it, to which the focus returns. */
	readonly start: HTMLElement;
	readonly status: HTMLElement;
	readonly speed: () => number;
};

/**
 * Speaks the sentences of a story, one utterance each, since browsers cut long ones. A pause cancels, and the sentence begins again: the
 * browser's own pause does not hold on phones.
 */
export class Narration {
	readonly #parts: NarrationElements;
	#sentences: readonly Sentence[] = [];
	#at = 0;
	/** The utterance that is being spoken; events of other utterances are late and ignored. */
	#utterance: SpeechSynthesisUtterance | undefined;

	constructor(parts: NarrationElements) {
		this.#parts = parts;
	}

	start(sentences: readonly Sentence[]): void {
		this.#sentences = sentences;
		this.#parts.bar.showPopover();
		this.#speak(0);
		this.#focus('pause');
	}

	pause(): void {
		this.#silence('paused');
		this.#focus('resume');
	}

	resume(): void {
		this.#speak(this.#at);
		this.#focus('pause');
	}

	/** Speaks the sentence that is `step` sentences on; while it pauses, it only goes there. */
	move(step: number): void {
		const to = Math.min(Math.max(this.#at + step, 0), this.#sentences.length - 1);
		if (this.#utterance) this.#speak(to);
		else this.#show(to);
	}

	stop(): void {
		this.#silence('stopped');
		markSpoken(undefined);
		const hadFocus = this.#parts.bar.contains(document.activeElement);
		this.#parts.bar.hidePopover();
		if (hadFocus) this.#parts.start.focus();
	}

	#speak(at: number): void {
		const sentence = this.#sentences[at];
		if (sentence === undefined) this.stop();
		else {
			this.#silence('speaking');
			this.#show(at);
			this.#utter(sentence);
		}
	}

	#utter(sentence: Sentence): void {
		const utterance = utteranceOf(sentence, this.#parts.speed());
		utterance.onend = () => utterance === this.#utterance && this.#speak(this.#at + 1);
		utterance.onerror = () => utterance === this.#utterance && this.#fail();
		this.#utterance = utterance;
		speechSynthesis.speak(utterance);
	}

	#show(at: number): void {
		this.#at = at;
		const sentence = this.#sentences[at];
		markSpoken(sentence?.range);
	}

	#silence(state: 'speaking' | 'paused' | 'stopped'): void {
		this.#utterance = undefined;
		speechSynthesis.cancel();
		this.#parts.bar.dataset.state = state;
		this.#parts.status.textContent = '';
	}

	#fail(): void {
		const { bar, status } = this.#parts;
		const hadFocus = bar.contains(document.activeElement);
		this.#silence('paused');
		status.textContent = status.dataset.failed ?? '';
		// The button that had it is hidden now.
		if (hadFocus) this.#focus('resume');
	}

	#focus(control: 'pause' | 'resume'): void {
		this.#parts.bar.querySelector<HTMLElement>(`[data-listen=${control}]`)?.focus({ preventScroll: true });
	}
}

function utteranceOf({ words }: Sentence, speed: number): SpeechSynthesisUtterance {
	const utterance = new SpeechSynthesisUtterance(words);
	const voice = spanishVoice();
	if (voice) utterance.voice = voice;
	utterance.lang = voice?.lang ?? 'es';
	utterance.rate = speed;
	return utterance;
}
