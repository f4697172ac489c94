import code from 'lucide-static/icons/code-xml.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Texts } from '#brands';
import type { Video } from '#content/contract';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './embed-code.module.css';

type EmbedCodeProps = {
	/** Absolute address of the player. */
	readonly url: string;
	readonly title: string;
	readonly video: Pick<Video, 'width' | 'height'>;
	readonly texts: Texts;
};

/** The code with which other sites show a player, to copy; without scripts by selecting it. */
export function EmbedCode({ url, title, video, texts: { player: texts } }: EmbedCodeProps) {
	return (
		<Disclosure title={texts.embed} icon={<Icon svg={code} size={18} />}>
			<PlainIsland name="embed-code" when="interaction">
				<label className={styles.label}>
					{texts.embedCode}
					<textarea className={styles.code} readOnly rows={5} spellCheck={false} defaultValue={frameMarkup(url, title, video)} />
				</label>
				<p className={styles.hint}>{texts.embedHint}</p>
				<div className={styles.foot}>
					<button type="button" className={styles.copy}>
						<Icon svg={copy} size={16} />
						{texts.copyCode}
					</button>
					<span role="status" data-told={texts.codeCopied} data-selected={texts.codeSelected} />
				</div>
			</PlainIsland>
		</Disclosure>
	);
}

/** Width of the player in px, in browsers that do not know `aspect-ratio`. */
const width = 640;

/** An `<iframe>` as wide as its place, in the shape of the video. */
const frameMarkup = (url: string, title: string, video: EmbedCodeProps['video']): string =>
	renderToStaticMarkup(
		<iframe
			src={url}
			title={title}
			width={width}
			height={Math.round((width * video.height) / video.width)}
			loading="lazy"
			allow="fullscreen; picture-in-picture"
			allowFullScreen
			style={{ border: 0, width: '100%', height: 'auto', aspectRatio: `${video.width} / ${video.height}` }}
		/>,
	);
