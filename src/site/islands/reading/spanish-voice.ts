/** Languages of voices, the best for our readers first; a voice of any other Spanish comes after them. */
const preferred = ['es-ar', 'es-uy', 'es-cl', 'es-419', 'es-mx', 'es-us'];

/** The browser's best Spanish voice; undefined when it has none. */
export function spanishVoice(): SpeechSynthesisVoice | undefined {
	const spanish = speechSynthesis.getVoices().filter(({ lang }) => /^es([-_]|$)/i.test(lang));
	return spanish.toSorted((one, other) => rank(one) - rank(other))[0];
}

// Android writes `es_AR`. Of two voices of a country, the one on the device begins at once and works offline.
function rank({ lang, localService }: SpeechSynthesisVoice): number {
	const place = preferred.indexOf(lang.replace('_', '-').toLowerCase());
	return (place === -1 ? preferred.length : place) * 2 + (localService ? 0 : 1);
}
