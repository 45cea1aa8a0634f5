/** The few icons that several screens share. */
import { Icon } from "./icon.tsx";

export const SunIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="3" />
    <path d="M8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M3.4 12.6l.7-.7M11.9 4.1l.7-.7" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon>
    <path d="M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1Z" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m3 8.5 3.2 3.2L13 4.8" />
  </Icon>
);

export const ArrowIcon = () => (
  <Icon>
    <path d="M3 8h10M9 4l4 4-4 4" />
  </Icon>
);

export const FileIcon = () => (
  <Icon>
    <path d="M9 1.5H4a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1v-8ZM9 1.5v4h4" />
  </Icon>
);

export const LinkIcon = () => (
  <Icon>
    <path d="M6.8 9.2a2.7 2.7 0 0 0 3.8 0l2.4-2.4A2.7 2.7 0 0 0 9.2 3L8.4 3.8M9.2 6.8a2.7 2.7 0 0 0-3.8 0L3 9.2A2.7 2.7 0 0 0 6.8 13l.8-.8" />
  </Icon>
);

export const PasteIcon = () => (
  <Icon>
    <path d="M5.5 3H4a1 1 0 0 0-1 1v9.5a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V4a1 1 0 0 0-1-1h-1.5M6.5 1.5h3a1 1 0 0 1 1 1v1a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-1a1 1 0 0 1 1-1ZM6 8h4M6 11h4" />
  </Icon>
);

export const AlertIcon = () => (
  <Icon>
    <path d="M8 5.5v3.2M8 11.2v.1M6.9 2.2 1.6 11.4a1.3 1.3 0 0 0 1.1 2h10.6a1.3 1.3 0 0 0 1.1-2L9.1 2.2a1.3 1.3 0 0 0-2.2 0Z" />
  </Icon>
);

export const CrossIcon = () => (
  <Icon>
    <path d="m4 4 8 8M12 4l-8 8" />
  </Icon>
);

export const TextIcon = () => (
  <Icon>
    <path d="M3 4.5V3h10v1.5M8 3v10M6 13h4" />
  </Icon>
);

export const DotsIcon = () => (
  <Icon>
    <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2.2" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon>
    <path d="m4 6.5 4 4 4-4" />
  </Icon>
);
