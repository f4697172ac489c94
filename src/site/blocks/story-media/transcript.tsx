import text from 'lucide-static/icons/text.svg?raw';
import type { Texts } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import { Disclosure } from './disclosure.tsx';

type TranscriptProps = { readonly paragraphs: readonly string[] | undefined; readonly texts: Texts };

/** What is said in a video or sound, to open; nothing where that is not known. */
export const Transcript = ({ paragraphs, texts }: TranscriptProps) =>
	paragraphs && (
		<Disclosure title={texts.player.transcript} icon={<Icon svg={text} size={18} />}>
			{paragraphs.map((paragraph, index) => (
				<p key={index}>{paragraph}</p>
			))}
		</Disclosure>
	);
