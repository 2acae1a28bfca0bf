/** What may cost a life when it is done wrong, as English speakers name it; parted by bars. */
export const en =
  'brake|brakes|steering|airbag|airbags|wiring|rewiring|rewire|sockets|fuse box|fuse boxes|electrical installation|gas|boiler|boilers|baby food|baby purees|purees for babies|weaning food|home remedies|herbal medicine|herbal remedies|herbal cures|medicines|supplements|tree felling|felling trees|tree surgery|scaffolding|abseiling|swimming lessons|teach swimming|teaching swimming|lifeguard|diving|tattoos|tattooing|piercing|piercings|fireworks|asbestos|lifts and hoists';
