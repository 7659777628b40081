import * as lucide from 'lucide-react';

/** The icons of services, by their names on https://lucide.dev/icons. */
export const serviceIcons = {
  'paint-roller': lucide.PaintRoller,
  paintbrush: lucide.Paintbrush,
  'paintbrush-vertical': lucide.PaintbrushVertical,
  'paint-bucket': lucide.PaintBucket,
  brush: lucide.Brush,
  palette: lucide.Palette,
  'swatch-book': lucide.SwatchBook,
  'spray-can': lucide.SprayCan,
  // Lucide's own `Wallpaper` is the background of a screen.
  wallpaper: lucide.Scroll,
  layers: lucide.Layers,
  hammer: lucide.Hammer,
  ruler: lucide.Ruler,
  house: lucide.House,
  building: lucide.Building,
  store: lucide.Store,
  church: lucide.Church,
  'door-open': lucide.DoorOpen,
  fence: lucide.Fence,
  'brick-wall': lucide.BrickWall,
  blinds: lucide.Blinds,
  armchair: lucide.Armchair,
  sofa: lucide.Sofa,
  bath: lucide.Bath,
  'cooking-pot': lucide.CookingPot,
  droplets: lucide.Droplets,
  'flower-2': lucide.Flower2,
  'shield-check': lucide.ShieldCheck,
};
