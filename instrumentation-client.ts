// Next runs this file before React hydrates. A link hydrates by being pressed, and that press may be the only sign.
import './components/ui/first-sign';
