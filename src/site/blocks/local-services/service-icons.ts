import transport from 'lucide-static/icons/bus-front.svg?raw';
import weather from 'lucide-static/icons/cloud-sun-rain.svg?raw';
import water from 'lucide-static/icons/droplets.svg?raw';
import school from 'lucide-static/icons/graduation-cap.svg?raw';
import health from 'lucide-static/icons/heart-pulse.svg?raw';
import papers from 'lucide-static/icons/id-card.svg?raw';
import prices from 'lucide-static/icons/shopping-basket.svg?raw';
import traffic from 'lucide-static/icons/traffic-cone.svg?raw';

/** The icons that a service tile can have. */
export const serviceIcons = { weather, water, transport, traffic, health, school, papers, prices } as const;

/** The name of an icon, in the fields of the block. */
export type ServiceIcon = keyof typeof serviceIcons;
