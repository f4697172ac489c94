import { PlainIsland } from '../../../ui/island.tsx';
import type { BodyContext, ElementOf } from './body-context.ts';
import styles from './raw-frame.module.css';

/**
 * HTML that the newsroom brought from elsewhere, in a document of its own that can neither read this page nor the reader's
 * storage (W06). Without scripts the frame keeps its first height and scrolls.
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
