import type { BrowserContext } from 'playwright-core';

/**
 * Gives the pages of a context voices, which a headless browser does not have: an utterance ends when a test says so. `window.spoken` lists
 * what is said, with the speed; `window.endUtterance()` ends what is spoken now, with an error if one is named.
 */
export async function standInVoices(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		// The browser's own utterances accept only the browser's own voices.
		class Utterance {
			lang = '';
			rate = 1;
			onend?: () => void;
			onerror?: () => void;
			readonly text: string;
			constructor(text: string) {
				this.text = text;
			}
		}
		const spoken: string[] = [];
		let current: Utterance | undefined;
		const synthesis = Object.assign(new EventTarget(), {
			getVoices: () => ['en-US', 'es-ES', 'es_AR'].map((lang) => ({ lang, localService: true })),
			speak(utterance: Utterance) {
				current = utterance;
				spoken.push(`${utterance.lang} ${utterance.rate} ${utterance.text}`);
			},
			cancel: () => {
				current = undefined;
			},
		});
		Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
		const endUtterance = (error?: string) => (error ? current?.onerror?.() : current?.onend?.());
		Object.assign(window, { spoken, endUtterance, SpeechSynthesisUtterance: Utterance });
	});
}
