import { PlainIsland } from '../../../ui/island.tsx';
import styles from './raw-frame.module.css';
import type { ElementOf, Telling } from './telling.ts';

/**
 * HTML that the newsroom brought from elsewhere, in a document of its own that can neither read this page nor the reader's
 * storage (W06). Without scripts the frame keeps its first height and scrolls.
 */
export function RawFrame({ element: { id }, telling: { brand, storyId } }: { element: ElementOf<'raw'>; telling: Telling }) {
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
