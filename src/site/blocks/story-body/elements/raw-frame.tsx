import { PlainIsland } from '../../../ui/island.tsx';
import type { BodyContext, ElementOf } from './body-context.ts';
import styles from './raw-frame.module.css';

/**
 * Raw HTML of a story, in a sandboxed frame that can read neither this page nor the reader's storage (W06). The island adjusts the height of
 * the frame; without scripts it keeps its first height and scrolls.
 */
export function RawFrame({ element: { id }, context: { brand, storyId } }: { element: ElementOf<'raw'>; context: BodyContext }) {
	return (
		<div className={styles.raw}>
			<PlainIsland name="raw-frame" when="visible">
				<iframe
					src={`/marco/${encodeURIComponent(storyId)}/${encodeURIComponent(id)}/`}
					title={brand.texts.rawFrame}
					sandbox="allow-scripts allow-popups"
					loading="lazy"
					height={320}
				/>
			</PlainIsland>
		</div>
	);
}
