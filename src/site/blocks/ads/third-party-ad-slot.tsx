import type { ReactNode } from 'react';
import type { RenderContext } from '../../render-context.ts';
import { PlainIsland } from '../../ui/island.tsx';

type ThirdPartyAdSlotProps = {
	/** Name of the slot in the address of its frame. */
	readonly place: string;
	/** Whether a third-party service fills it, for readers who allow that. */
	readonly isFilled: boolean;
	readonly context: RenderContext;
	readonly children: ReactNode;
};

/** An ad slot that a third-party service may fill, in a frame. Until then, and without the service, it shows its children. */
export function ThirdPartyAdSlot({ place, isFilled, context: { brand }, children }: ThirdPartyAdSlotProps): ReactNode {
	if (!isFilled) return children;
	return (
		<PlainIsland name="ad-frame" when="visible" props={{ src: `/_site/ads/${place}`, title: brand.texts.ads.paid }}>
			{children}
		</PlainIsland>
	);
}
