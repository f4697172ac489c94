import type { ReactNode } from 'react';
import type { RenderContext } from '../../render-context.ts';
import { PlainIsland } from '../../ui/island.tsx';

type AdPlaceProps = {
	/** Its name in the address of the frame. */
	readonly place: string;
	/** Whether a third-party service fills it, for readers who allow that. */
	readonly isFilled: boolean;
	readonly context: RenderContext;
	readonly children: ReactNode;
};

/** A place whose frame third-party services fill; its own content is what the brand shows. */
export function AdPlace({ place, isFilled, context: { brand }, children }: AdPlaceProps): ReactNode {
	if (!isFilled) return children;
	return (
		<PlainIsland name="ad-frame" when="visible" props={{ src: `/_site/ads/${place}`, title: brand.texts.ads.paid }}>
			{children}
		</PlainIsland>
	);
}
