import type { SafeHtml } from '#content/contract';
import styles from './plain-media.module.css';
import type { PlainPage } from './plain-page.ts';
import { StoryHtml } from './story-html.tsx';

type FigureCaptionProps = { readonly caption?: SafeHtml | undefined; readonly credit?: string | undefined; readonly page: PlainPage };

/** The caption and the credit under a picture or video; nothing when it has neither. */
export function FigureCaption({ caption, credit, page }: FigureCaptionProps) {
	if (caption === undefined && credit === undefined) return null;
	return (
		<figcaption className={styles.caption}>
			{caption && <StoryHtml html={caption} page={page} />} {credit}
		</figcaption>
	);
}
